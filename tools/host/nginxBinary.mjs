/** Finds an nginx for the tests of the host files, or installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 }).status === 0

/** The path of an nginx that is here already, or null. */
export function installedNginx() {
  return PLACES.find((place) => existsSync(place)) ?? null
}

function install() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log("No nginx found: installing Debian's.")
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'])
  // Debian starts a server of its own with the package; the tests bring theirs.
  run('service', ['nginx', 'stop'])
  // Not in every release.
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'libnginx-mod-http-brotli-static'])
}

const MODULES = '/usr/lib/nginx/modules'

/**
 * What has an nginx of this version, as `nginx -v` tells it, log its errors here from the start: before 1.19.5 it knows no
 * such option, and opens its own file first.
 */
export function errorLogOptions(version) {
  const [major = 0, minor = 0, patch = 0] = /(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number) ?? []
  return major * 1e6 + minor * 1e3 + patch < 1_019_005 ? [] : ['-e', 'stderr']
}

/** nginx's path, its module for brotli's files, if there is one, and `errorLogOptions`. Throws where nginx cannot be had. */
export function findNginx() {
  if (!installedNginx()) install()
  const nginx = installedNginx()
  if (!nginx)
    throw new Error('The tests of the host files need an nginx: install it (nginx-light is enough).')
  const names = existsSync(MODULES) ? readdirSync(MODULES) : []
  const brotli = names.find((name) => name === 'ngx_http_brotli_static_module.so')
  const { stderr } = spawnSync(nginx, ['-v'], { encoding: 'utf8' })
  return { nginx, brotli: brotli ? `${MODULES}/${brotli}` : null, errorLog: errorLogOptions(stderr) }
}
