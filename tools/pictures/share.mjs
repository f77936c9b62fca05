import { mark, paperOf, textOf } from './brand.mjs'

/** What a link to the site shows elsewhere, 1200 by 630: the name, what the studio does, and the hero's sheet. */
export const shareImage = (hero) => `
<main>
  <header><svg viewBox="0 0 64 64">${mark('light')}</svg>Overprint</header>
  <h1>We draw it.<br>We build it.<br>You approve it.</h1>
  <p>Design and development, Orange County</p>
  <figure>${hero}</figure>
</main>`

export const shareStyle = `
main{position:relative;box-sizing:border-box;width:1200px;height:630px;padding:56px 64px;overflow:hidden;background:${paperOf('light')};color:${textOf('light')}}
header{display:flex;align-items:center;gap:14px;font:760 34px 'Bricolage Grotesque Variable';letter-spacing:-.02em}
header svg{width:52px}
h1{margin:92px 0 0;font:760 86px/1.02 'Bricolage Grotesque Variable';letter-spacing:-.045em}
p{position:absolute;left:64px;bottom:52px;margin:0;font:540 26px 'Instrument Sans Variable'}
figure{position:absolute;right:40px;top:18px;width:528px;margin:0}`
