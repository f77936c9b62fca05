import type { BuiltSite } from './readSite.ts'

/** Where certbot leaves its proofs: Debian's own server serves this folder before the site's is there. */
const PROOFS = '/var/www/html'

/** Where nginx logs by itself on Debian, Ubuntu and in its own packages. */
const ACCESS_LOG = '/var/log/nginx/access.log'

/** The server blocks that a studio keeps and edits; they take in the two files that are made anew (nginx.ts). */
export function nginxServer({ base }: BuiltSite): string {
  const folder = base === '/' ? '' : ` The files of dist/ go to its folder ${base.slice(1)}`
  const live = `/var/www/site${base.slice(0, -1)}`
  return `# Copy to /etc/nginx/conf.d/ once and edit: name, certificates, folder, log. \`npm run host-files\` makes it anew only here.
#
# Before that, once, on Debian or Ubuntu as root: the server that nginx comes with shows certbot's proof, and the one
# below whenever certbot renews, which it does by itself. Where another folder is served, name that, here and below.
#   apt install nginx certbot
#   certbot certonly --webroot -w ${PROOFS} -d studio.example --deploy-hook "nginx -s reload"
#
# Each deployment, from where dist/ and dist-host/ lie. Pages and policy belong together: with those of two builds the
# browser blocks the script that starts the pages, so both change at once, and neither where \`nginx -t\` fails.
#   rm -rf /var/www/site.new /etc/nginx/site.was && mkdir -p ${live} /etc/nginx/site &&
#   cp -r dist /var/www/site.new && cp -r /etc/nginx/site /etc/nginx/site.was &&
#   (cp dist-host/nginx/site/* /etc/nginx/site/ && nginx -t ||
#     (rm -r /etc/nginx/site && mv /etc/nginx/site.was /etc/nginx/site && false)) &&
#   rm -rf /var/www/site.old /etc/nginx/site.old && mv /etc/nginx/site.was /etc/nginx/site.old &&
#   mv ${live} /var/www/site.old && mv /var/www/site.new ${live} && nginx -s reload
#
# What was before stays in both site.old. Back to it, once:
#   ls -d /var/www/site.old /etc/nginx/site.old && rm -r ${live} /etc/nginx/site &&
#   mv /var/www/site.old ${live} && mv /etc/nginx/site.old /etc/nginx/site && nginx -s reload
include site/http.inc;

# As nginx logs by itself, but without queries: a social sign-in comes back to /login with its tokens in one.
map $request_uri $site_path {
    ~^(?<site_asked>[^?]*) $site_asked;
}
map $http_referer $site_referer {
    "" "-";
    ~^(?<site_from>[^?]*) $site_from;
}
# A second site on this nginx names its format otherwise, here and in its access_log.
log_format site_log '$remote_addr - $remote_user [$time_local] "$request_method $site_path $server_protocol" '
    '$status $body_bytes_sent "$site_referer" "$http_user_agent"';

# Plain http only leads to https: browsers heed Strict-Transport-Security nowhere else.
# Where something in front of nginx ends TLS, leave this block out, and in the next one write \`listen 80;\` for the
# lines with 443 and ssl.
server {
    listen 80;
    # Where the machine has IPv6; elsewhere nginx does not start with it:
    # listen [::]:80;
    server_name studio.example;
    # What is asked here is asked again at https, and logged there without its query.
    access_log off;

    # Where certbot puts its proofs.
    location ^~ /.well-known/acme-challenge/ { root ${PROOFS}; }
    location / { return 301 https://$host$request_uri; }
}

server {
    # From nginx 1.25.1 on: \`listen 443 ssl;\` and \`http2 on;\`.
    listen 443 ssl http2;
    # Where the machine has IPv6:
    # listen [::]:443 ssl http2;
    server_name studio.example;
    ssl_certificate /etc/letsencrypt/live/studio.example/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/studio.example/privkey.pem;

    # The content of dist/.${folder}
    root /var/www/site;

    # Where Debian, Ubuntu and nginx's own packages log; the folder has to be there.
    access_log ${ACCESS_LOG} site_log;

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
