import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { hosting } from '../vite/hosting.ts'
import { buildBaseOf } from './buildBase.ts'
import { fakeBuild, HEAD } from './fakeBuild.ts'
import { writeHostFiles } from './main.ts'
import { nginxSite } from './nginx.ts'

const root = mkdtempSync(join(tmpdir(), 'host-files-'))
afterAll(() => rmSync(root, { recursive: true }))

const built = (...given: [base: string, apiBase?: string, services?: string]) => fakeBuild(root, ...given)

function made(base: string, apiBase?: string) {
  const { dist, nginx } = built(base, apiBase)
  writeHostFiles(dist, nginx)
  const read = (file: string) => readFileSync(file, 'utf8')
  return {
    headers: read(join(dist, '_headers')),
    redirects: read(join(dist, '_redirects')),
    site: read(join(nginx, 'site/site.inc')),
    http: read(join(nginx, 'site/http.inc')),
    server: read(join(nginx, 'conf.d/site.conf')),
  }
}

describe('host files', () => {
  it('name the API of config.js in every policy', () => {
    const { headers, site } = made('/', 'https://api.studio.example')
    for (const text of [headers, site]) {
      expect(text).toContain("connect-src 'self' https://api.studio.example;")
      expect(text).toContain("'sha256-")
    }
  })

  it('give each page one address, and what only leads on another', () => {
    const { site, redirects } = made('/')
    expect(site).toContain('location = "/services" { try_files "/services.html" =404; }')
    expect(site).toContain('location = "/projects/web designs" {')
    expect(site).toContain('return 301 "/projects/web%20designs$is_args$args"')
    expect(site).not.toContain('"/order.html"')
    // Of what fits nginx takes the first: `/services//` leads on, `//services.html` is nothing.
    expect(site.indexOf('location ~ "//" { return 404; }')).toBeGreaterThan(site.lastIndexOf('location ~* '))
    expect(redirects).toContain('/order /contact?subject=Project%20Quote 301\n')
    // Hosts of files alone find 404.html at the root by themselves.
    expect(redirects).not.toContain('404')
  })

  it.each(['/', '/studio/'])('lead on at %s where a file lies, as each host is told so', (base) => {
    const rules = made(base)
      .redirects.split('\n')
      .map((line) => line.split(' '))
      .filter(([from]) => from === `${base}order`)
    // Netlify takes the first that fits, and shows order.html unless it is forced.
    expect(rules.map(([, , status]) => status)).toEqual(['301!', '301'])
    // Cloudflare Pages leaves out what is no number, and leads on whatever lies there.
    const cloudflares = rules.filter(([, , status]) => !Number.isNaN(Number(status)))
    expect(cloudflares).toEqual([[`${base}order`, `${base}contact?subject=Project%20Quote`, '301']])
  })

  it('stand in a folder when the build does', () => {
    const { site, http, headers, redirects, server } = made('/studio/')
    const [, toFolder = ''] = /^location = \/studio \{\n(.*?)^\}/ms.exec(site) ?? []
    expect(toFolder).toContain('return 301 /studio/$is_args$args;')
    // It inherits nothing from the site's own location.
    const headersOf = (text: string) => text.match(/^ +add_header .*$/gm)
    expect(headersOf(toFolder)).toHaveLength(8)
    expect(headersOf(site.replace(toFolder, ''))).toEqual(headersOf(toFolder))
    expect(site).toContain(
      'location = "/studio/services" { if ($site_encoded_slash) { return 301 "/studio/services$is_args$args"; } try_files "/studio/services.html" =404; }',
    )
    expect(site).toContain('error_page 404 /studio/404.html;')
    expect(http).toContain('~^/studio/assets/ ')
    expect(headers).toMatch(/^\/studio\/\*\n/)
    expect(redirects).toContain('/studio/order /studio/contact')
    expect(server).toContain('go to its folder studio/')
  })

  it('lead from http to https, and pass on who asked', () => {
    const { server } = made('/')
    const [plain = '', site = ''] = server.split(/^server \{$/m).slice(1)
    expect(plain).toContain('listen 80;')
    expect(plain).toContain('location / { return 301 https://$host$request_uri; }')
    expect(plain).not.toContain('site.inc')
    // It would hold what the site's own log leaves out.
    expect(plain).toMatch(/^ {4}access_log off;$/m)
    expect(site).toContain('listen 443 ssl http2;')
    expect(site).toContain('include site/site.inc;')
    for (const line of [
      'Host $host',
      'X-Forwarded-For $proxy_add_x_forwarded_for',
      'X-Forwarded-Proto $scheme',
    ])
      expect(site).toContain(`#     proxy_set_header ${line};`)
    // nginx does not start with these where the machine has no IPv6.
    expect(server.match(/^.*listen \[::\].*$/gm)?.every((line) => /^ +# /.test(line))).toBe(true)
  })

  it('have certbot renew where nginx serves its proofs, and nginx take what is new', () => {
    const { server } = made('/')
    const [, proofs] = /location \^~ \/\.well-known\/acme-challenge\/ \{ root (\S+); \}/.exec(server) ?? []
    expect(server).toContain(
      `#   certbot certonly --webroot -w ${proofs} -d studio.example --deploy-hook "nginx -s reload"`,
    )
    // Debian's own server, which runs before there is a certificate, serves the same one.
    expect(proofs).toBe('/var/www/html')
    expect(server).not.toContain('--standalone')
  })

  // The commands are a shell's.
  it.skipIf(process.platform === 'win32').each(['/', '/studio/'])(
    'say how pages and policy change at once at %s, go back at once, and stay when one is wrong',
    (base) => {
      const { dist, nginx } = built(base)
      writeHostFiles(dist, nginx)
      const machine = mkdtempSync(join(root, 'machine-'))
      const [, deployment = '', rollback = ''] = (
        readFileSync(join(nginx, 'conf.d/site.conf'), 'utf8').match(/(?:^# {3}.*\n)+/gm) ?? []
      ).map((lines) =>
        lines
          .replaceAll(/^# {3}/gm, '')
          .replaceAll(/\/(?:var|etc)\//g, `${machine}$&`)
          .replaceAll(' dist ', ` ${dist} `)
          .replaceAll('dist-host/nginx/', `${nginx}/`),
      )
      const live = join(machine, 'var/www/site', base)
      const policy = join(machine, 'etc/nginx/site/site.inc')
      /** The last deployment whose pages are live, and the one whose policy is. */
      const pair = () => [
        readFileSync(join(live, 'last'), 'utf8'),
        /(?<=^# last: ).*$/m.exec(readFileSync(policy, 'utf8'))?.[0],
      ]
      const run = (commands: string, nginxDoes: string) =>
        spawnSync('sh', ['-c', `nginx() { ${nginxDoes}; }\n${commands}`], { encoding: 'utf8' }).stdout
      /** Deploys; what nginx was asked, and whether the new file was live then. */
      const deploy = (file: string, sound = true) => {
        writeFileSync(join(dist, file), '')
        writeFileSync(join(dist, 'last'), file)
        const made = join(nginx, 'site/site.inc')
        writeFileSync(made, `# last: ${file}\n${readFileSync(made, 'utf8').replace(/^# last: .*\n/, '')}`)
        mkdirSync(join(machine, 'var/www'), { recursive: true })
        const shown = `[ -e ${join(live, file)} ] && echo "$@: live" || echo "$@"`
        return run(deployment, `${shown}; ${sound}`)
      }
      expect(deploy('none.txt', false)).toBe('-t\n')
      expect(existsSync(policy)).toBe(false)
      expect(deploy('first.txt')).toBe('-t\n-s reload: live\n')
      expect(readFileSync(policy, 'utf8')).toContain('sha256-')
      expect(deploy('second.txt')).toBe('-t\n-s reload: live\n')
      expect(existsSync(join(machine, 'var/www/site.old/first.txt'))).toBe(true)
      expect(deploy('third.txt', false)).toBe('-t\n')
      expect(pair()).toEqual(['second.txt', 'second.txt'])
      // What came before is a pair even now. Asked again there is nothing to go back to, and all stays.
      for (const answer of ['-s reload\n', '']) {
        expect(run(rollback, 'echo "$@"').replaceAll(/^\/.*\n/gm, '')).toBe(answer)
        expect(pair()).toEqual(['first.txt', 'first.txt'])
      }
    },
  )

  it('leave the log to the file that a studio edits: its path and name are theirs', () => {
    const { site, http, server } = made('/')
    expect(site + http).not.toMatch(/access_log|log_format|_log\b/)
    const [, block = ''] = server.split(/^server \{$/m).slice(1)
    expect(server).toMatch(/^log_format site_log /m)
    expect(block).toMatch(/^ {4}access_log \/var\/log\/nginx\/access\.log site_log;$/m)
  })

  it('send config.js as it lies there, since it is edited', () => {
    expect(made('/').site).toContain('location = /config.js { gzip_static off; try_files $uri =404; }')
  })

  it('are not written with a sign that nginx would take for a variable', () => {
    const site = { base: '/', pages: ['/'], redirects: [], policy: "connect-src https://$api_host'" }
    expect(() => nginxSite(site)).toThrow('nginx would take the $ in connect-src')
    expect(() => nginxSite({ ...site, policy: '', pages: ['/a$b'] })).toThrow('the $ in /a$b')
  })

  it('are refused where one page has a script that the policy would block', () => {
    const { dist, nginx } = built('/', '', '<script>2</script>')
    expect(() => writeHostFiles(dist, nginx)).toThrow(/services\.html has other inline scripts/)
  })
})

describe('the base that a build was made with', () => {
  it('is known where nobody knows the variable any more', async () => {
    const { dist: root, nginx } = built('/')
    mkdirSync(join(root, 'public'))
    writeFileSync(join(root, 'public/config.js'), "window.__APP_CONFIG__ = { apiBase: '' }")
    writeFileSync(join(root, 'index.html'), `<head>${HEAD}<script defer src="/config.js"></script></head>`)
    vi.stubEnv('VITE_API_BASE', 'https://built.example/v2/a&b')
    const out = join(root, 'out')
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [hosting([], [])],
      build: { outDir: out },
    })
    vi.unstubAllEnvs()
    expect(writeHostFiles(out, nginx)).toContain("connect-src 'self' https://built.example;")
    expect(buildBaseOf(readFileSync(join(out, '404.html'), 'utf8'))).toBe('https://built.example/v2/a&b')
  }, 60_000)
})
