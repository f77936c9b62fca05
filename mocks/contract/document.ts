import json from './document.json'

export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/** The whole contract, made from openapi.yaml, read at run time. */
export const contract = json as unknown as JsonObject

/** A node of the contract together with the way to it, references followed. */
export interface Place {
  keys: readonly string[]
  node: Json
}

export const ROOT: Place = { keys: [], node: contract }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The keys that a URI fragment pointer goes by; `pointerTo` writes one. */
export function keysOf(pointer: string): string[] {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The place that a node's $ref names, or the place itself. */
function follow(place: Place): Place {
  const ref = isObject(place.node) ? place.node.$ref : undefined
  if (typeof ref !== 'string') return place
  const found = at(ROOT, ...keysOf(ref))
  if (!found) throw new Error(`The contract refers to ${ref}, which it does not hold.`)
  return found
}

/** Goes down from a place, following references on the way and at the end. */
export function at(from: Place, ...keys: readonly string[]): Place | undefined {
  return keys.reduce<Place | undefined>((place, key) => {
    if (!place) return undefined
    const { node } = place
    const next = Array.isArray(node) ? node[Number(key)] : isObject(node) ? node[key] : undefined
    return next === undefined ? undefined : follow({ keys: [...place.keys, key], node: next })
  }, follow(from))
}

/** The children of an object or a list, references followed. */
export function children(place: Place | undefined): [key: string, child: Place][] {
  if (!place || typeof place.node !== 'object' || place.node === null) return []
  return Object.keys(place.node).flatMap((key) => {
    const child = at(place, key)
    return child ? [[key, child] as [string, Place]] : []
  })
}

/** A URI fragment pointer to a place, every segment escaped. */
export function pointerTo(place: Place): string {
  const segments = place.keys.map((key) =>
    encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')),
  )
  return `#/${segments.join('/')}`
}
