import { describe, expect, it } from 'vitest'
import { categoryPath, contactPath, projectPath } from './paths'

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
