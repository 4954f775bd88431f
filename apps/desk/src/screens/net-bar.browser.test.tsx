import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Noun } from '../i18n/messages.gen.d.ts'
import { aPhone, aUnit, FakeDisk, FakeServer, FakeTimers, UNIT } from '../store/testing/fake-phone.ts'
import { DeskContext } from '../store/use-desk.ts'
import { NetBar } from './NetBar.tsx'

beforeAll(() => loadMessages<Noun>('eng', ['desk']))

async function opened({ unread = 0 } = {}) {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  disk.unread = unread
  const desk = aPhone(server, disk, timers)
  await render(
    <LanguageProvider language={{ locale: 'eng', t: translatorOf('eng') }}>
      <DeskContext value={desk}>
        <NetBar />
      </DeskContext>
    </LanguageProvider>,
  )
  const started = desk.start()
  return { server, disk, timers, desk, started }
}
const sent = page.getByText('sent')

test('"sent" goes away with the press and comes back when the server has the tap, however slow the disk is (R12.6)', async () => {
  const { disk, desk, started } = await opened()
  await started
  desk.open(UNIT)
  await expect.element(sent).toBeVisible()
  const resume = disk.pause()
  const pressed = desk.press(UNIT, { kind: 'list-confirm' })
  await expect.element(page.getByText('sending 1 entry')).toBeVisible()
  expect(sent.query()).toBeNull()
  resume()
  await pressed
  await expect.element(sent).toBeVisible()
})

test('nothing is called sent while the disk, which may have older taps, cannot be read (R12.6)', async () => {
  const { disk, timers, desk, started } = await opened({ unread: Number.POSITIVE_INFINITY })
  await expect
    .poll(() => {
      timers.run()
      return desk.store.get().started
    })
    .toBe(true)
  await started
  await desk.read(UNIT)
  await expect.element(page.getByText(/cannot be read yet/)).toBeVisible()
  expect(sent.query()).toBeNull()
  disk.unread = 0
  timers.run()
  await expect.element(sent).toBeVisible()
})
