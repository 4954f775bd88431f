import { expect, test } from 'vitest'
import { morph } from './morph.ts'

const made = (html: string): Element => {
  const parsed = new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html').querySelector('main')
  if (!parsed) throw new Error('no main')
  return document.importNode(parsed, true)
}

test.each([
  ['a changed figure', '<p>21</p><p>19</p>', '<p>22</p><p>19</p>'],
  ['a new row in front', '<li>b</li>', '<li>a</li><li>b</li>'],
  ['a row that is gone', '<li>a</li><li>b</li>', '<li>b</li>'],
  ['changed attributes', '<a href="/a" class="x">a</a>', '<a href="/b">a</a>'],
  ['another element in its place', '<p>nothing</p>', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  ['nothing at all any more', '<p>a</p>text', ''],
])('%s ends up as the server wrote it (R3.3)', (_case, before, after) => {
  const shown = made(before)
  morph(shown, made(after))
  expect(shown.innerHTML).toBe(made(after).innerHTML)
})

test('what is the same stays the same node: pictures do not flicker, the focus stays (R3.3)', () => {
  const shown = made('<a href="/1"><img src="data:," alt=""><b>21</b></a><p>gone</p>')
  document.body.append(shown)
  const [link, picture] = [shown.querySelector('a'), shown.querySelector('img')]
  link?.focus()
  morph(shown, made('<a href="/1"><img src="data:," alt=""><b>22</b></a>'))
  expect(shown.querySelector('a')).toBe(link)
  expect(shown.querySelector('img')).toBe(picture)
  expect(document.activeElement).toBe(link)
  expect(shown.textContent).toBe('22')
  shown.remove()
})
