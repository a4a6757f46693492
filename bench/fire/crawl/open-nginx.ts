// The nginx of deploy/, on this machine: its own configuration, but for names, ports and how long a page is kept.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../e2e/src/start-shop.ts'

const CONFIG = fileURLToPath(new URL('../../../deploy/nginx/vitrine.conf', import.meta.url))
/** Another program than the one on the path. */
const NGINX = process.env.NGINX ?? 'nginx'
const TRIES = 50

export type Nginx = { url: string; cacheFolder: string; stop(): Promise<void> }

/** What is missing here; undefined when nothing is. */
export function missingForNginx(): string | undefined {
  return [NGINX, 'openssl'].find((tool) => {
    const { error } = spawnSync(tool, [tool === 'openssl' ? 'version' : '-v'], { stdio: 'ignore' })
    return error !== undefined
  })
}

/** `kept`: so long as a CDN would keep a page that is told of every change, as nginx writes it. */
export async function openNginx(shopPort: number, folder: string, kept: string): Promise<Nginx> {
  const [port, plainPort] = [await freePort(), await freePort()]
  makeCertificate(folder)
  for (const name of ['cache', 'temp']) mkdirSync(join(folder, name))
  const server = readFileSync(CONFIG, 'utf8')
    .replace('server shop:3000', `server 127.0.0.1:${shopPort}`)
    .replaceAll('/etc/nginx/certificates', folder)
    .replaceAll('/var/cache/nginx', join(folder, 'cache'))
    .replace('listen 80 default_server', `listen 127.0.0.1:${plainPort}`)
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`)
    .replaceAll('Host $host;', 'Host $http_host;')
    .replace('proxy_cache_valid 200 2s', `proxy_cache_valid 200 ${kept}`)
  writeFileSync(join(folder, 'vitrine.conf'), server)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {} http { access_log off; ${paths} include ${folder}/vitrine.conf; }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const child = spawn(NGINX, [
    '-p',
    folder,
    '-e',
    join(folder, 'error.log'),
    '-c',
    join(folder, 'nginx.conf'),
  ])
  await untilOpen(child, plainPort, folder)
  return {
    url: `https://127.0.0.1:${port}`,
    cacheFolder: join(folder, 'cache'),
    async stop() {
      const gone = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

function makeCertificate(folder: string): void {
  const [key, chain] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  spawnSync('openssl', [...request, '-keyout', key, '-out', chain])
}

async function untilOpen(child: ChildProcess, port: number, folder: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (child.exitCode !== null) break
    const reply = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => undefined)
    if (reply?.status === 301) return
    await pause(100)
  }
  throw new Error(`nginx did not open:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`)
}
