import { expect, signIn, test } from './fixtures'
import { deployWith } from './settings'

/** Extensions of the contract: the built site has their code, and `config.js` says whether it is used. */
const WORK = 'Harbor Café logo, round 2'

test('without extensions an approval is two buttons, and nobody is asked for rounds', async ({
  page,
  backend,
}) => {
  await page.goto('/dashboard?do=review&work=work_1')
  await signIn(page, 'client')
  await expect(page.getByRole('button', { name: `Approve: ${WORK}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Review/ })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const asked = (await backend.calls()).map(({ operationId }) => operationId)
  for (const operation of ['listSubmissions', 'listMessages', 'addToCart', 'saveFavorite'])
    expect(asked).not.toContain(operation)
})

test('with submissions the work is decided on the review desk, and Back closes it @phone', async ({
  page,
  backend,
}) => {
  await deployWith(page, { extensions: ['submissions'] })
  await page.goto('/dashboard')
  await signIn(page, 'client')
  const review = page.getByRole('button', { name: `Review: ${WORK}` })
  await review.click()
  const desk = page.getByRole('dialog', { name: WORK })
  await expect(desk.getByRole('img', { name: 'Round 2, image 1 of 5' })).toBeVisible()
  await expect(page).toHaveURL(/do=review&work=work_1/)
  await page.goBack()
  await expect(desk).toHaveCount(0)
  await review.click()

  const picture = desk.getByRole('img', { name: 'Round 2, image 1 of 5' })
  await expect(picture).toBeVisible()
  await desk.getByRole('application').focus()
  await page.keyboard.press('p')
  await page.keyboard.press('Enter')
  const change = desk.getByRole('textbox', { name: 'Change 1, Round 2, image 1' })
  await change.fill('Make the mark bolder')
  await desk.getByRole('textbox', { name: 'What should change?' }).fill('One thing.')
  await desk.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Requested changes sent.')).toBeVisible()
  await expect(desk).toHaveCount(0)
  const [call] = await backend.calls('requestChanges')
  expect(call?.requestBody).toEqual({
    comment: 'One thing.',
    requestedChanges: ['Round 2, image 1, at 50% from the left, 50% from the top: Make the mark bolder'],
  })
})
