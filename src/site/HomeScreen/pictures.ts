import { CodeSign } from '@/content/art/offerings/CodeSign'
import { DesignSign } from '@/content/art/offerings/DesignSign'
import { LeanSign } from '@/content/art/offerings/LeanSign'
import { PhoneSign } from '@/content/art/offerings/PhoneSign'
import { PrototypeSign } from '@/content/art/offerings/PrototypeSign'
import { ScreensSign } from '@/content/art/offerings/ScreensSign'

export { Hero } from '@/content/art/hero/Hero'
export { ProcessSheet } from '@/content/art/process/ProcessSheet'

/** The signs of Our Offerings, in their order. */
export const SIGNS = [DesignSign, ScreensSign, PrototypeSign, CodeSign, LeanSign, PhoneSign]
