import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { FilterSelect } from './FilterSelect.tsx'
import { SearchField } from './SearchField.tsx'

const OPTIONS = [
  { code: 'AL', name: 'Alagoas' },
  { code: 'PR', name: 'Paraná' },
]

function Filters({ onFilter }: { onFilter: (name: string, value: string) => void }) {
  const [filter, setFilter] = useState<Readonly<Record<string, string>>>({})
  const choose = (name: string, value: string) => {
    setFilter((before) => ({ ...before, [name]: value }))
    onFilter(name, value)
  }
  return (
    <>
      <SearchField className="ui-field" label="Nome" q={filter.q ?? ''} onSearch={(q) => choose('q', q)} />
      <FilterSelect
        label="Delegação"
        name="organisation"
        every="Todas"
        value={filter.organisation}
        options={OPTIONS}
        onChoose={(code) => choose('organisation', code)}
      />
    </>
  )
}

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

test('what was typed and chosen before the script had come is what the list is narrowed by once it takes over (R2.7)', async () => {
  const page = document.createElement('div')
  const onFilter = vi.fn<(name: string, value: string) => void>()
  page.innerHTML = renderToString(<Filters onFilter={onFilter} />)
  document.body.append(page)
  const [field, select] = [page.querySelector('input'), page.querySelector('select')]
  if (!field || !select) throw new Error('no filters')
  field.value = 'silva'
  select.value = 'PR'
  root = hydrateRoot(page, <Filters onFilter={onFilter} />)
  await expect
    .poll(() => onFilter.mock.calls)
    .toEqual([
      ['organisation', 'PR'],
      ['q', 'silva'],
    ])
  expect([field.value, select.value]).toEqual(['silva', 'PR'])
})

test('a search that the address changes right after the page is shown stays as the address has it (R2.7)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = document.createElement('div')
  document.body.append(page)
  const onSearch = vi.fn<(q: string) => void>()
  const show = (q: string) => root?.render(<SearchField className="ui-field" label="Nome" q={q} onSearch={onSearch} />)
  const isDrawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
  root = createRoot(page)
  show('')
  while (!page.querySelector('input')) await isDrawn()
  flushSync(() => show('lu'))
  await isDrawn()
  await isDrawn()
  vi.runAllTimers()
  expect([page.querySelector('input')?.value, onSearch.mock.calls]).toEqual(['lu', []])
})
