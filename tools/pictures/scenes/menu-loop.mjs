/** The counter screen of Harbor Café: six drinks, two seconds each. The seventh slide is the first again. */

const blue = 'var(--ink-blue)'
const green = 'var(--ink-green)'
const orange = 'var(--ink-orange)'
const ink = 'var(--ink)'
const paper = 'var(--paper)'

/** Drawn about the middle of the right half, in 400 by 400 units. */
const DRINKS = [
  {
    name: ['Espresso'],
    price: '3.25',
    ground: orange,
    text: ink,
    art: `<circle cx="306" cy="196" r="46" fill="none" stroke="${paper}" stroke-width="26"/><path d="M60 130h250a125 125 0 0 1-250 0z" fill="${paper}"/><path d="M60 130h250q0 22-8 44H68q-8-22-8-44z" fill="${ink}"/><path d="M30 300h310" stroke="${ink}" stroke-width="22" stroke-linecap="round"/>`,
  },
  {
    name: ['Flat', 'white'],
    price: '4.50',
    ground: blue,
    text: paper,
    art: `<circle cx="200" cy="200" r="196" fill="${paper}"/><circle cx="200" cy="200" r="140" fill="${ink}"/><circle cx="200" cy="200" r="120" fill="${orange}"/><path d="M200 96q96 104 0 208q-96-104 0-208z" fill="${paper}"/><path d="M200 120v160" stroke="${orange}" stroke-width="10"/>`,
  },
  {
    name: ['Pour', 'over'],
    price: '5.00',
    ground: green,
    text: paper,
    art: `<path d="M76 20h248L222 186h-44z" fill="${paper}"/><path d="M106 68h188l-30 50H136z" fill="${ink}"/><path d="M130 186h140v18H130z" fill="${ink}"/><path d="M150 204h100v20a108 108 0 1 1-100 0z" fill="${paper}"/><path d="M94 318h212a108 108 0 0 1-212 0z" fill="${ink}"/><circle cx="200" cy="272" r="11" fill="${ink}"/>`,
  },
  {
    name: ['Cold', 'brew'],
    price: '4.75',
    ground: ink,
    text: paper,
    art: `<path d="M84 20h232l-32 366H116z" fill="${blue}"/><path d="M94 134h212l-22 252H116z" fill="${orange}"/><path d="M128 150l66-18 18 66-66 18zM220 176l62 20-20 62-62-20zM138 238l58-8 8 58-58 8z" fill="${paper}"/><path d="M240 150L286-30" stroke="${green}" stroke-width="20"/>`,
  },
  {
    name: ['Chai'],
    price: '4.50',
    ground: paper,
    text: ink,
    art: `<path d="M70 40h260l-14 80H84z" fill="${blue}"/><path d="M84 120h232l-12 76H96z" fill="${orange}"/><path d="M96 196h208l-12 76H108z" fill="${green}"/><path d="M108 272h184l-14 88H122z" fill="${ink}"/><path d="M146 120a54 54 0 0 1 108 0z" fill="${paper}"/><path d="M146 120a54 54 0 0 0 108 0z" fill="${ink}"/>`,
  },
  {
    name: ['Hot', 'chocolate'],
    price: '4.25',
    ground: blue,
    text: ink,
    art: `<path d="M276 170h40a60 60 0 0 1 0 120h-40" fill="none" stroke="${orange}" stroke-width="32"/><path d="M56 130h240v180a70 70 0 0 1-70 70H126a70 70 0 0 1-70-70z" fill="${orange}"/><path d="M56 130a46 46 0 0 1 76-34a50 50 0 0 1 88 0a46 46 0 0 1 76 34z" fill="${paper}"/><path d="M56 130h240v56q-30 34-60 0t-60 0t-60 0t-60 0z" fill="${ink}"/>`,
  },
]

function slide({ name, price, ground, text, art }, index) {
  const words = name
    .map((word, line) => `<text x="56" y="${150 + line * 92}" font-size="104">${word}</text>`)
    .join('')
  return `<g data-part="slide-${index}"><path d="M0 0h960v600H0z" fill="${ground}"/>
    <g data-part="words-${index}" fill="${text}">${words}<text x="56" y="540" font-size="88">$${price}</text></g>
    <g transform="translate(516 108)"><g data-part="drink-${index}">${art}</g></g></g>`
}

export const scene = {
  file: 'menu-loop',
  seconds: 12,
  markup: `<svg viewBox="0 0 960 600">${[...DRINKS, DRINKS[0]].map(slide).join('')}</svg>`,
  style: `text{font-family:'Bricolage Grotesque Variable';font-weight:760;letter-spacing:-.03em}`,
  draw: ({ t, set, move }) => {
    const second = t * 12
    for (let index = 1; index <= 6; index += 1) {
      const come = move.between(second, index * 2 - 0.6, index * 2)
      set(`slide-${index}`, { transform: `translate(0 ${600 * (1 - come)})` })
      set(`drink-${index}`, { transform: `translate(0 ${190 * (1 - come)})` })
      set(`words-${index}`, { transform: `translate(0 ${70 * (1 - come)})` })
    }
  },
}
