import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { Field } from '@/ui/Field/Field'
import { TextInput } from '@/ui/TextInput/TextInput'
import styles from './FilterBar.module.css'
import { TECHS } from './matching'
import type { Filters } from './useFilters'

/** The search box and the filter buttons (spec section 2). */
export function FilterBar({ filters, box }: { filters: Filters; box: RefObject<HTMLInputElement | null> }) {
  return (
    <search className={styles.bar}>
      <Field label="Search projects" hideLabel className={styles.box}>
        <TextInput
          ref={box}
          type="search"
          icon={<Search />}
          placeholder="Search projects..."
          autoComplete="off"
          spellCheck={false}
          value={filters.query}
          onChange={(event) => filters.search(event.target.value)}
        />
      </Field>
      <fieldset aria-label="Filter by technology" className={styles.filters}>
        {TECHS.map((tech) => (
          <button
            key={tech}
            type="button"
            className={styles.filter}
            aria-pressed={tech === filters.tech}
            onClick={() => filters.choose(tech)}
          >
            {tech}
          </button>
        ))}
      </fieldset>
    </search>
  )
}
