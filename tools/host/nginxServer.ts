import type { BuiltSite } from './readSite.ts'

/** Where certbot leaves its proofs, and nginx finds them. */
const PROOFS = '/var/www/certbot'

/** The server blocks that a studio keeps and edits; they take in the two files that are made anew (nginx.ts). */
export function nginxServer({ base }: BuiltSite): string {
  const folder = base === '/' ? '' : ` The files of dist/ go to its folder ${base.slice(1)}`
  return `# Copy to /etc/nginx/conf.d/ once and edit: name, certificates, folder. \`npm run host-files\` makes it anew only here.
include site/http.inc;

# Plain http only leads to https: browsers heed Strict-Transport-Security nowhere else.
# Where something in front of nginx ends TLS, leave this block out, and in the next one write \`listen 80;\` for the
# lines with 443 and ssl.
server {
    listen 80;
    # Where the machine has IPv6; elsewhere nginx does not start with it:
    # listen [::]:80;
    server_name studio.example;

    # Where certbot puts its proofs; the command is below.
    location ^~ /.well-known/acme-challenge/ { root ${PROOFS}; }
    location / { return 301 https://$host$request_uri; }
}

server {
    # From nginx 1.25.1 on: \`listen 443 ssl;\` and \`http2 on;\`.
    listen 443 ssl http2;
    # Where the machine has IPv6:
    # listen [::]:443 ssl http2;
    server_name studio.example;
    # The first ones, before nginx starts with them: \`certbot certonly --standalone -d studio.example\`. They cannot be
    # renewed so, since nginx then holds the port. Once it runs, make the folder ${PROOFS} and run this once; certbot
    # keeps it for every renewal (without the force it would leave a fresh certificate, and how it is renewed, alone):
    #   certbot certonly --webroot -w ${PROOFS} -d studio.example --deploy-hook "nginx -s reload" --force-renewal
    ssl_certificate /etc/letsencrypt/live/studio.example/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/studio.example/privkey.pem;

    # The content of dist/.${folder}
    root /var/www/site;

    # Sends the .br files beside the others; with the package libnginx-mod-http-brotli-static:
    # brotli_static on;

    # Only where the API answers on the site's own origin (apiBase is empty in config.js). It is told who asked, and how:
    # location /api/ {
    #     proxy_pass http://127.0.0.1:4000;
    #     proxy_set_header Host $host;
    #     proxy_set_header X-Real-IP $remote_addr;
    #     proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    #     proxy_set_header X-Forwarded-Proto $scheme;
    #     client_max_body_size 60m;
    # }

    include site/site.inc;
}
`
}
