import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@/ui/Button/Button'

/** For stories: asks for everything again, as time does. */
export function LookAgain() {
  const client = useQueryClient()
  return (
    <Button variant="quiet" onClick={() => void client.invalidateQueries()}>
      Look again
    </Button>
  )
}
