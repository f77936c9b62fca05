import type { Schemas } from '../contract/types'
import type { Desk } from './desk'
import { newestFirst } from './ids'
import { notFound, notYours } from './Refusal'
import { isAdmin } from './roles'
import type { ProjectRecord } from './tables'

function shown({ userId: _, createdAt: __, ...project }: ProjectRecord): Schemas['Project'] {
  return project
}

/** My Projects (spec sections 2 and 7). */
export function createProjects(desk: Desk) {
  const { tables } = desk

  return {
    /** A person's projects, newest first: one's own, or anybody's for an admin. */
    listOf(token: string | null, userId: string): Schemas['Project'][] {
      const caller = desk.caller(token)
      if (!tables.users.some(({ id }) => id === userId)) throw notFound()
      if (caller.id !== userId && !isAdmin(caller)) throw notYours()
      return tables.projects
        .filter((project) => project.userId === userId)
        .sort(newestFirst((project) => project.createdAt))
        .map(shown)
    },
  }
}
