/**
 * Whether a name can stand as one part of an address. Browsers shorten `.` and `..` away, however they are written, so that
 * a call would go to another operation; half a character cannot be encoded.
 */
export const isAddressable = (name: string): boolean => !/^\.{1,2}$|\p{Surrogate}/u.test(name)
