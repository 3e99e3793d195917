import { brotliCompressSync, gzipSync } from 'node:zlib'
import { site } from '#data/company/site.ts'

export const appScript = 'console.log("hello from the site, which is long enough to compress well")\n'.repeat(
  4,
)
export const aboutPage = '<!doctype html><title>About</title><h1>About us</h1>\n'.repeat(6)

/** A short version of pages/quote-not-sent. */
const notSentTemplate = `<!doctype html><ul><li>%quote:reasons%</li></ul>
<p>%quote:hint% <a href="tel:${site.phone}">${site.phone}</a></p>
<form action="%quote:action%" data-hole="form"><input name="name" value="%quote:name%"><input name="phone" value="%quote:phone%">
<input name="email" value="%quote:email%"><textarea name="message">%quote:message%</textarea>
<input name="access" value="stairs" data-hole="checked:access:stairs"><input name="access" value="elevator" data-hole="checked:access:elevator">
<input name="website" value="%quote:website%"></form></html>`

/** A short version of pages/quote-sent. */
const sentTemplate = '<!doctype html><h1>Thank you</h1><p>Sent. %quote:photos%</p>'

/** A small version of dist: "client/…" is the site, "server/…" must never be served. */
export const builtFiles: Readonly<Record<string, string | Buffer>> = {
  'client/index.html': '<!doctype html><title>Home</title>',
  'client/about-us/index.html': aboutPage,
  'client/about-us/index.html.br': brotliCompressSync(aboutPage),
  'client/about-us/index.html.gz': gzipSync(aboutPage),
  'client/thank-you/index.html': '<title>Thank you</title>',
  'client/before-after-gallery/index.html': '<title>Gallery</title>',
  'client/service-areas/index.html': '<title>Areas</title>',
  'client/service-areas/ajax/index.html': '<title>Ajax</title>',
  'client/services/yard-waste/index.html': '<title>Yard waste</title>',
  'client/services/ajax/hot-tub-removal/index.html': '<title>Hot tubs in Ajax</title>',
  'client/404.html': '<title>404 Page Not Found</title>',
  'client/404.html.gz': gzipSync('<title>404 Page Not Found</title>'),
  'client/assets/app-1a2B.js': appScript,
  'client/assets/app-1a2B.js.br': brotliCompressSync(appScript),
  'client/assets/app-1a2B.js.gz': gzipSync(appScript),
  'client/assets/pages/1a2b/about-us.json': '{"path":"/about-us"}',
  'client/assets/truck-3c4d.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'client/sitemap.xml': '<urlset/>',
  'client/robots.txt': 'User-agent: *',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/_redirects': '/old /new 301',
  'desk/index.html': '<title>Desk</title>',
  'desk/serviceWorker.js': 'self.addEventListener("fetch", () => {})',
  'desk/manifest.webmanifest': '{"scope":"/desk"}',
  'desk/assets/desk-5e6F.js': 'console.log("desk")',
  'templates/quote-not-sent.html': notSentTemplate,
  'templates/quote-sent.html': sentTemplate,
  'server/entry.mjs': 'const secret = 1',
  'build.json': '{}',
}
