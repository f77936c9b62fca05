/** What lately stood in the letter: its title, and what it was about. */
export const LATELY = [
  ['The eleventh cup', 'Why the Harbor Café mark was drawn on paper cups before it was drawn on paper.'],
  ['Six steps, minus two', 'What nine passengers threw out of a ferry booking, and what was left.'],
  ['A limpet, badly stamped', 'Rubber, rain and a hurry: how a mark is tested where it will live.'],
] as const
