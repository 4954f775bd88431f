import axe from 'axe-core'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { runAxe } from './run-axe.ts'

const PALE = { color: '#ddd', background: '#fff' }
const contrasts = ({ violations }: axe.AxeResults) =>
  violations.flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes.map(({ html }) => html.slice(0, 12)) : []))

test('of texts that have the same contrast one is found too pale, of another contrast another; axe itself finds all', async () => {
  await render(
    <main>
      <h1 style={{ color: '#000', background: '#fff' }}>Clear</h1>
      <p style={PALE}>One</p>
      <p style={PALE}>Two</p>
      <b style={{ ...PALE, background: '#eee' }}>Other</b>
    </main>,
  )
  const found = contrasts(await runAxe())
  expect(found.map((html) => html.slice(0, 2))).toEqual(['<p', '<b'])
  expect(contrasts(await axe.run(document))).toHaveLength(3)
})
