export function readContract(text: string): { document: object | null; mistakes: string[] }
