import type { Studio } from '../backend/Studio'
import type { AnswerOf, CallOf, OperationId } from '../contract/types'

/** Translates one operation from HTTP to the studio and back. A Refusal that the studio throws becomes its error. */
export type Resolver<Op extends OperationId> = (
  studio: Studio,
  call: CallOf<Op>,
) => AnswerOf<Op> | Promise<AnswerOf<Op>>

/** A resolver for every operation of the contract: a missing one and one too many are type errors. */
export type Resolvers = { [Op in OperationId]: Resolver<Op> }

/** Resolvers of some operations (one tag), typed from the contract. */
export function resolvers<const Op extends OperationId>(
  map: { [O in Op]: Resolver<O> },
): { [O in Op]: Resolver<O> } {
  return map
}
