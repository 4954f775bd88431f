import { NIGHTLY } from '@games/testing/suite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLive } from './browser.ts'
import { field, saved } from './content-editor.ts'
import { type OfficeDoor, openOffice, SOON } from './office-door.ts'

/**
 * One story of the content editor: a text is written, published, read and withdrawn (R6.1). Drafts, conflicts, uploads, history and order are
 * proved in apps/office/src/features/content; journeys of each kind are in content-editor.nightly.e2e.ts.
 */

let door: OfficeDoor
beforeAll(async () => {
  door = await openOffice({ ivone: 'operator' })
})
afterAll(() => door.close())

interface Row {
  readonly id: string
  readonly title: { readonly por: string }
}
const announced = async (): Promise<Row[]> =>
  ((await (await fetch(`${door.server.url}/api/announcements`)).json()) as { announcements: Row[] }).announcements

test(
  'a text is saved by itself, published by keys onto open pages, and withdrawn from them (R6.1)',
  NIGHTLY,
  async () => {
    const { server } = door
    const visitor = await door.pageOf(null)
    await visitor.page.goto(`${server.url}/announcements`)
    await isLive(visitor.page)
    const { page, faults } = await door.pageOf('ivone')
    await page.goto(`${server.url}/office/content?kind=announcement`)
    await page.getByRole('button', { name: 'Criar' }).click()
    await field(page, 'title', 'por').fill('Chuva forte às 17h')
    const text = field(page, 'body', 'por')
    await text.click()
    // as another program puts it on the clipboard
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/html',
        '<p class="MsoNormal" style="color:red" onclick="x()">Fique <b>dentro</b>.<script>x()</script></p><h1>Onde</h1>' +
          '<table><tr><td>Ginásio</td></tr></table><p><a href="javascript:x()">mal</a> <a href="https://games.example/">bem</a></p>' +
          '<img src="https://elsewhere.example/x.png">',
      )
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await saved(page)
    expect(await announced()).not.toContainEqual(expect.objectContaining({ title: { por: 'Chuva forte às 17h' } }))
    await page.reload()
    await expect.poll(() => field(page, 'title', 'por').inputValue(), SOON).toBe('Chuva forte às 17h')
    await page.locator('[data-field=body] [data-language=por] strong').waitFor()
    await page.keyboard.press('Control+Shift+p')
    await page.getByText('Chega às telas abertas em segundos.').waitFor()
    const onOpenPage = visitor.page.getByText('Chuva forte às 17h').filter({ visible: true })
    await onOpenPage.first().waitFor()
    await expect
      .poll(async () => (await announced()).find(({ title }) => title.por === 'Chuva forte às 17h'), SOON)
      .toMatchObject({
        body: {
          por: {
            content: [
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'Fique ' },
                  { type: 'text', text: 'dentro', marks: [{ type: 'bold' }] },
                  { type: 'text', text: '.' },
                ],
              },
              { type: expect.stringMatching(/^(heading|paragraph)$/) as string },
              { type: 'paragraph', content: [{ type: 'text', text: 'Ginásio' }] },
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'mal ' },
                  { type: 'text', text: 'bem', marks: [{ type: 'link', attrs: { href: 'https://games.example/' } }] },
                ],
              },
            ],
          },
        },
      })
    // a translation starts from the Portuguese text, and is not published before somebody says so
    await page.locator('.content-head[data-language=spa]').getByRole('button', { name: 'Começar do português' }).click()
    await field(page, 'title', 'spa').fill('Lluvia fuerte a las 17 h')
    await page.getByText('publicado, com mudanças por publicar').waitFor()
    await page.getByRole('button', { name: 'Tirar do ar' }).click()
    await expect
      .poll(async () => (await announced()).map(({ title }) => title.por), SOON)
      .not.toContain('Chuva forte às 17h')
    await expect.poll(() => onOpenPage.count(), SOON).toBe(0)
    expect(visitor.faults).toEqual([])
    // the pasted text had styles and handlers, which the browser refuses while the editor parses it
    expect(
      faults.filter((fault) => !/^(Applying inline style|Executing inline event handler) violates/.test(fault)),
    ).toEqual([])
    await Promise.all([page.context().close(), visitor.page.context().close()])
  },
)
