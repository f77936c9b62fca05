/// <reference path="./virtual.d.ts" />
import { acting } from 'virtual:steps'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { type ContextType, useContext, useEffect, useState } from 'react'
import type { StageParameters } from '../stage/parameters'
import type { FramedStory } from './frameOf'
import { asks } from './seen'

type Docs = ContextType<typeof DocsContext>
type Prepared = ReturnType<Docs['componentStories']>[number]

/** A story as the wall hangs it. */
export interface WallStory {
  id: string
  name: string
  title: string
  /** What Storybook renders. */
  prepared: Prepared
  parameters: StageParameters & FramedStory['parameters']
  globals: Readonly<Record<string, unknown>>
  /** Its args that not every story of its file has. */
  ownArgs: Readonly<Record<string, unknown>>
  /** The words above it in its file. */
  description: string | undefined
  /** Whether it asks the faked backend for anything. */
  asks: boolean
  /** Whether its play does something: it begins otherwise than it ends. */
  hasSteps: boolean
}

/** The stories of one file. */
export interface WallGroup {
  title: string
  stories: WallStory[]
}

const withSteps = new Set(acting)

function argsThatDiffer(story: Prepared, all: readonly Prepared[]): Record<string, unknown> {
  const same = (name: string) =>
    all.length > 1 && all.every(({ initialArgs }) => Object.is(initialArgs[name], story.initialArgs[name]))
  return Object.fromEntries(Object.entries(story.initialArgs).filter(([name]) => !same(name)))
}

function groupOf(title: string, all: readonly Prepared[]): WallGroup {
  const shown = all.filter(({ tags }) => tags.includes('autodocs'))
  const stories = shown.map(
    (story): WallStory => ({
      id: story.id,
      name: story.name,
      title,
      prepared: story,
      parameters: story.parameters,
      globals: story.storyGlobals,
      ownArgs: argsThatDiffer(story, shown),
      description: story.parameters.docs?.description?.story,
      asks: asks(story),
      hasSteps: withSteps.has(story.id),
    }),
  )
  return { title, stories }
}

interface StoryIndex {
  entries: Record<string, { id: string; title: string; type: string }>
}

async function loadSiblings(docs: Docs, title: string): Promise<WallGroup[]> {
  const { entries } = (await (await fetch('./index.json')).json()) as StoryIndex
  const stories = Object.values(entries).filter(
    (entry) => entry.type === 'story' && entry.title.startsWith(`${title}/`),
  )
  const titles = [...new Set(stories.map((entry) => entry.title))]
  return Promise.all(
    titles.map(async (one) => {
      const ids = stories.filter((entry) => entry.title === one).map(({ id }) => id)
      return groupOf(one, await Promise.all(ids.map((id) => docs.loadStory(id))))
    }),
  )
}

/** All stories of a screen: those of its Docs page, and those of the other files in its folder. */
export function useScreenStories(): WallGroup[] {
  const docs = useContext(DocsContext)
  const [siblings, setSiblings] = useState<WallGroup[]>([])
  const [own] = useState(() => {
    const all = docs.componentStories()
    return groupOf(all[0]?.title ?? '', all)
  })
  useEffect(() => {
    let gone = false
    void loadSiblings(docs, own.title).then((groups) => {
      if (!gone) setSiblings(groups)
    })
    return () => {
      gone = true
    }
  }, [docs, own])
  return [own, ...siblings].filter(({ stories }) => stories.length > 0)
}
