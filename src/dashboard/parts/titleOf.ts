/** What a work, a product or a thing on the shelf is found by. */
export const titleOf = ({ title }: { title: string }): string => title
