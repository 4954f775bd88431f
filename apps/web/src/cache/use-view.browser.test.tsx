import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useView, useViewState } from './use-view.ts'
import { createViewCache, type ViewQuery } from './view-cache.ts'
import { ViewsProvider } from './views-provider.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

class Failing extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    return this.state.error ? <p>failed</p> : this.props.children
  }
}

function Table({ query }: { query: ViewQuery<string> }) {
  return <p>{useView(query)}</p>
}

function Beside({ query }: { query: ViewQuery<string> }) {
  const { view, error, retry } = useViewState(query)
  if (view !== undefined) return <p>{view}</p>
  return error === undefined ? <p>waiting</p> : <button onClick={retry}>again</button>
}

function start(show: (query: ViewQuery<string>) => ReactNode) {
  const views = createViewCache({ onServer: false, online: () => false })
  const load = vi.fn<() => Promise<string>>()
  const query: ViewQuery<string> = { key: ['table'], load }
  const page = () =>
    render(
      <ViewsProvider views={views}>
        <Failing>
          <Suspense fallback={<p>waiting</p>}>{show({ ...query })}</Suspense>
        </Failing>
      </ViewsProvider>,
    )
  return { views, load, page }
}

test('a missing view is waited for, and drawn anew on every change', async () => {
  const { views, load, page } = start((query) => <Table query={query} />)
  let answer: (view: string) => void = () => {}
  load.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const screen = await page()
  await expect.element(screen.getByText('waiting')).toBeVisible()
  answer('Alagoas 3')
  await expect.element(screen.getByText('Alagoas 3')).toBeVisible()
  views.put(['table'], 'Alagoas 4')
  await expect.element(screen.getByText('Alagoas 4')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('what is cached and fresh is drawn without a request: a page taken over from the server fetches nothing', async () => {
  const { views, load, page } = start((query) => <Table query={query} />)
  views.put(['table'], 'Alagoas 3')
  const screen = await page()
  await expect.element(screen.getByText('Alagoas 3')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

test('stale views are fetched when the tab comes back and when the network does', async () => {
  const { views, load, page } = start((query) => <Table query={query} />)
  views.put(['table'], 'Alagoas 3')
  load.mockResolvedValueOnce('Alagoas 4').mockResolvedValueOnce('Alagoas 5')
  const screen = await page()
  views.put(['table'], 'Alagoas 3', { at: 0 })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText('Alagoas 4')).toBeVisible()
  views.put(['table'], 'Alagoas 4', { at: 0 })
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('Alagoas 5')).toBeVisible()
})

test('a fetch that gives up goes to the error page, once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { load, page } = start((query) => <Table query={query} />)
  load.mockRejectedValue(new TypeError('no network'))
  const screen = await page()
  await expect.element(screen.getByText('failed')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('beside others a failure reaches the component, which can try again', async () => {
  const { load, page } = start((query) => <Beside query={query} />)
  load.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce('Alagoas 3')
  const screen = await page()
  await screen.getByRole('button', { name: 'again' }).click()
  await expect.element(screen.getByText('Alagoas 3')).toBeVisible()
})
