# Sets up .venv with exactly the packages of a requirements file. Sourced by ./play and ./test.
# Needs Python 3.11 or later; fetches everything else, and says in one sentence what it cannot get.

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

find_python() {
  for candidate in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11 python; do
    [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1 || continue
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$candidate"
      return
    fi
  done
  fail "Panoplie needs Python 3.11 or later, and there is none on the PATH."
}

# A Debian package, if we may install one.
apt_install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 1
  { apt-get install -y -qq --no-install-recommends "$@" || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"; }; } >/dev/null 2>&1
}

# need PROGRAM PACKAGE...: install Debian's packages unless the program is there.
need() {
  command -v "$1" >/dev/null 2>&1 && return
  say "Installing ${*:2}…"
  apt_install "${@:2}" || fail "$1 is missing and cannot be installed from here: install Debian's ${*:2}."
}

find_uv() {
  if command -v uv >/dev/null 2>&1; then
    command -v uv
    return
  fi
  if [ ! -x .tools/bin/uv ]; then
    say "Fetching uv…"
    if ! "$1" -m venv .tools >/dev/null 2>&1; then
      rm -rf .tools
      apt_install python3-venv python3-pip || true
      "$1" -m venv .tools >/dev/null 2>&1 || fail "Python's venv module is missing: install Debian's python3-venv, or uv."
    fi
    .tools/bin/python -m pip install --quiet --disable-pip-version-check uv >/dev/null 2>&1 \
      || fail "uv cannot be fetched from the package registry; install it and try again."
  fi
  printf '%s\n' "$PWD/.tools/bin/uv"
}

# setup REQUIREMENTS: .venv holds these packages and this checkout.
setup() {
  local python uv stamp want
  python=$(find_python) || exit 1
  want=$(cat "$1" pyproject.toml | cksum)
  stamp=.venv/.panoplie-$(basename "$1" .txt)
  if [ -x .venv/bin/panoplie ] && [ "$(cat "$stamp" 2>/dev/null)" = "$want" ]; then
    return
  fi
  uv=$(find_uv "$python") || exit 1
  say "Setting up .venv…"
  [ -x .venv/bin/python ] || "$uv" venv --quiet --python "$python" .venv || fail "No virtual environment can be made in .venv."
  "$uv" pip install --quiet --python .venv/bin/python --require-hashes -r "$1" \
    || fail "The packages of $1 cannot be fetched from the package registry."
  "$uv" pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation -e . \
    || fail "Panoplie itself cannot be installed into .venv."
  printf '%s' "$want" > "$stamp"
}
