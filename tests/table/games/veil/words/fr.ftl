# Veil
