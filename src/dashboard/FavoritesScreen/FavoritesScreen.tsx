import { useQuery } from '@tanstack/react-query'
import { favorites } from '@/api/favorites'
import { SavedEmpty } from '@/content/art/scenes/SavedEmpty'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Shelf } from '../parts/Shelf/Shelf'

/** Saved: what the person keeps for later (design section 6, /favorites). */
export function FavoritesScreen() {
  return (
    <Shelf
      title="Saved"
      name="saved"
      lead="What you keep for later. Ask for any of it when you are ready."
      query={useQuery(favorites(useApi()))}
      empty={
        <EmptyState
          art={<SavedEmpty />}
          action={
            <ButtonLink variant="outline" href="/work">
              See our products
            </ButtonLink>
          }
        >
          Nothing saved yet.
        </EmptyState>
      }
    />
  )
}
