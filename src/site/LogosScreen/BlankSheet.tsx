import { ink } from '@/content/art/press/ink'
import { Crops, Register } from '@/content/art/press/marks'
import { Sheet } from '@/content/art/press/Picture'

/** A sheet with crop and register marks, a construction grid, and nothing on it yet. */
export function BlankSheet() {
  return (
    <Sheet width={300} height={300}>
      <g fill="none" stroke={ink.line} strokeWidth="1">
        <path
          d="M70 70h160v160H70zM70 70l160 160M230 70L70 230M150 60v180M60 150h180"
          strokeDasharray="3 5"
        />
        <circle cx="150" cy="150" r="80" />
        <circle cx="150" cy="150" r="40" strokeDasharray="3 5" />
      </g>
      <Crops x={40} y={40} width={220} height={220} arm={16} />
      <Register x={150} y={30} size={18} />
      <Register x={150} y={270} size={18} />
    </Sheet>
  )
}
