import { describe, expect, it } from 'vitest'
import { categoryPath, contactPath, phoneHref, plainPath, projectPath } from './paths'

describe('paths made of data', () => {
  it('lowercase a category to the letter', () => {
    expect(categoryPath('Web Designs')).toBe('/projects/web%20designs')
    expect(categoryPath('All')).toBe('/projects/all')
    expect(projectPath('Mobile Apps', 12)).toBe('/projects/mobile%20apps/12')
  })

  it('name subject and project for the contact form', () => {
    expect(contactPath()).toBe('/contact')
    expect(contactPath({ subject: 'Project Quote', project: 'Tide & Pool' })).toBe(
      '/contact?subject=Project%20Quote&project=Tide%20%26%20Pool',
    )
  })
})

describe('paths as they are met', () => {
  it.each([
    ['/', '/'],
    ['/seo', '/seo'],
    ['/seo/', '/seo'],
    ['/%73eo', '/seo'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%s is %s', (met, path) => {
    expect(plainPath(met)).toBe(path)
  })
})

it('a phone number leads to itself, without its punctuation', () => {
  expect(phoneHref('(714) 555-0146')).toBe('tel:7145550146')
  expect(phoneHref('+1 714 555 0146')).toBe('tel:+17145550146')
})
