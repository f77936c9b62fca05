import { describe, expect, it } from 'vitest'
import { STUDIO } from '../../src/content/studio'
import { headOf } from './head.mjs'

const page = { path: '/about', title: 'About', indexable: true, crumbs: [] }
const site = (path: string) => `https://kiln.example${path}`

/** What the page says in JSON-LD. */
const dataOf = (head: string): unknown => JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(head)?.[1] ?? '{}')

describe('the head of a page', () => {
  it("says the studio's own address, and nothing of another's", () => {
    const kiln = {
      name: 'Kiln',
      line: 'Pots and type.',
      place: 'Faenza, Italy',
      address: { locality: 'Faenza', region: 'RA', country: 'IT' },
      email: 'ciao@kiln.example',
      phone: '0546 555 0146',
    }
    const head = headOf(page, site, kiln)
    expect(head).not.toContain(STUDIO.name)
    expect(head).not.toContain(STUDIO.address.locality)
    expect(dataOf(head)).toMatchObject({
      name: 'Kiln',
      address: { addressLocality: 'Faenza', addressRegion: 'RA', addressCountry: 'IT' },
      areaServed: 'Faenza, Italy',
    })
  })

  it('lets nothing in a text end the script or an attribute', () => {
    const head = headOf(page, site, { ...STUDIO, name: 'A "B" </script><b>', line: '"><img>' })
    expect(head).not.toContain('</script><b>')
    expect(head).not.toContain('"><img>')
    expect(head.match(/<\/script>/g)).toHaveLength(1)
  })
})
