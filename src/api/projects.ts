import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from './client'
import { fields, idOf, listOf, textOf, titleOf, urlOf } from './read'
import type { components } from './schema'

/** What the server left out is empty here; `imageOrVideo` is a media URL that nobody has judged yet. */
export type Project = Required<components['schemas']['Project']>

const projectKeys = {
  all: ['projects'] as const,
  of: (userId: string) => ['projects', userId] as const,
}

function readProject(raw: unknown): Project | null {
  const record = fields(raw)
  const _id = idOf(record)
  if (!_id) return null
  return {
    _id,
    title: titleOf(record.title, 'Untitled project'),
    description: textOf(record.description),
    imageOrVideo: urlOf(record.imageOrVideo) ?? '',
  }
}

/** GET /work/user/{id}: a person's projects for My Projects (spec section 7), newest first. */
export function userProjects(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: projectKeys.of(userId),
    queryFn: ({ signal }) =>
      call(api.GET('/work/user/{id}', { params: { path: { id: userId } }, signal }), (body) =>
        listOf(body, 'projects', readProject),
      ),
  })
}
