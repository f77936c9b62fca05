/** A run in which one operation goes wrong in one way, for as long as it is to. */
import { FAULTS } from '../spoilers.mjs'
import { openRun } from '../stage.mjs'
import { wait } from './look.mjs'

/** Nothing goes wrong: then too, who presses over and over wants it once. */
export const NO_FAULT = 'no fault'

export async function openFaulty(campaign, { operation, fault, role, extensions }) {
  const run = await openRun(campaign, { role, extensions })
  const state = { faulty: false, met: 0, pressed: Promise.resolve() }
  run.spoil = async (operationId, way) => {
    if (!state.faulty || operationId !== operation) return false
    state.met += 1
    if (fault === NO_FAULT) return false
    // However slow the machine is, a person who presses three times does so before the first answer.
    await state.pressed
    await FAULTS[fault]({ ...way, context: run.context })
    return true
  }
  return {
    run,
    page: run.page,
    /** How many requests it has met. */
    get met() {
      return state.met
    },
    /** From now on; what it does to a request waits for `pressed`. */
    begin(pressed = Promise.resolve()) {
      Object.assign(state, { faulty: true, pressed })
    },
    /** Until it has met a request, and had its time. */
    async untilMet() {
      for (let turn = 0; turn < 200 && state.met === 0; turn += 1) await wait(150)
      await wait(fault === '10 s' ? 10_400 : 500)
    },
    async mend() {
      state.faulty = false
      await run.context.setOffline(false)
      // What waited for the network loads now.
      await wait(fault === 'offline' ? 1500 : 150)
    },
  }
}
