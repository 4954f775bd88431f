import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OtherBrowser } from './other-browser.ts'
import { freePort } from './server.ts'

const STARTS_WITHIN_MS = 30_000
/** The key by which W3C WebDriver hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK's own browser by its W3C WebDriver, in a display of its own. */
export async function openWebKit(driver: string, miniBrowser: string): Promise<OtherBrowser> {
  const port = await freePort()
  const child = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    // a group of its own: the display, the driver and the browser end together
    detached: true,
    env: {
      ...process.env,
      // a container has neither user namespaces nor a graphics card
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const end = () => {
    if (child.pid) process.kill(-child.pid)
  }
  const call = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
    return value
  }
  try {
    await listening(port)
    const { sessionId, capabilities } = await call<{
      sessionId: string
      capabilities: { browserName: string; browserVersion: string }
    }>('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
      },
    })
    const session = `/session/${sessionId}`
    await call('POST', `${session}/window/rect`, { width: 390, height: 844 })
    return {
      name: `${capabilities.browserName} ${capabilities.browserVersion}`,
      goTo: async (url) => {
        await call('POST', `${session}/url`, { url })
      },
      async click(selector) {
        const found = await call<Record<string, string>>('POST', `${session}/element`, {
          using: 'css selector',
          value: selector,
        })
        await call('POST', `${session}/element/${found[ELEMENT]}/click`, {})
      },
      evaluate: (expression) => call('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
      async close() {
        await call('DELETE', session)
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

async function listening(port: number): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`)
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(50)
    }
  }
}
