interface Page {
  path: string
  title: string
  description?: string
  indexable: boolean
  crumbs: { path: string; title: string }[]
}

interface Studio {
  name: string
  line: string
  place: string
  address: { locality: string; region: string; country: string }
  email: string
  phone: string
}

export function headOf(page: Page, site: (path: string) => string, studio: Studio): string
