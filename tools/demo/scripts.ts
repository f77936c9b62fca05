/** A file at the top of the demo, by which a page somewhere below finds it. */
export const MARK = 'demo.json'

/** Where 404.html puts the address that was asked for, for the page at the top to go on to. */
const GO = 'go'

const find = `function findDemo(){var l=location,p=l.pathname.split('/'),n=p.length-1;(function up(){if(n<1){document.documentElement.dataset.lost='';return}var top=p.slice(0,n).join('/')+'/';n--;fetch(top+'${MARK}').then(function(r){return r.ok?r.json():{}}).then(function(j){return j.demo},function(){}).then(function(y){if(!y)return up();l.replace(top+'?${GO}='+encodeURIComponent(l.href.slice(l.origin.length+top.length)))})})()}`

/** On a host that gives this page for every path its scripts are looked for in the wrong folder: then find the top. */
export const FIND_SCRIPT = `${find};addEventListener('error',function(e){if(e.target.tagName==='SCRIPT'&&!new URLSearchParams(location.search).has('${GO}'))findDemo()},true)`

/**
 * Takes the address that was asked for, once everything of this page has been found under its own; opened as the file
 * that it is, index.html, it stands at the top. Icons are looked for again whenever the address changes: they are told
 * where they lie.
 */
export const GO_SCRIPT = `(function(){document.querySelectorAll('link[rel*=icon]').forEach(function(i){i.href=i.href});var u=new URL(location.href),g=u.searchParams.get('${GO}'),top=u.pathname.replace(/[^/]*$/,'');if(g===null){if(u.pathname!==top+'index.html')return;g=u.search+u.hash}var to=new URL(top+g,u.origin);if(to.origin===u.origin&&to.pathname.indexOf(top)===0)history.replaceState(null,'',to)})()`

/** The page for every address that the host does not know: it sends on to the top, which knows them all. */
export const NOT_FOUND = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <title>Overprint demo</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
      p { visibility: hidden; margin: 20vh auto; max-width: 30rem; padding: 1rem; }
      [data-lost] p { visibility: visible; }
    </style>
    <script>${find};findDemo()</script>
  </head>
  <body>
    <p>The demo was not found above this address. Its files may have been moved.</p>
    <noscript>The demo needs JavaScript.</noscript>
  </body>
</html>
`
