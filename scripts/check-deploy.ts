// npm run check:deploy: each file of deploy/ is read by its own tool, where that is installed; what is missing is said.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../deploy/', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'vitrine-deploy-'))

type Check = { file: string; tool: string; args: string[]; ignored?: RegExp }

/** nginx resolves names and reads certificates while it checks: this machine stands in for both. */
function nginxConfig(): string {
  const key = join(scratch, 'privkey.pem')
  const chain = join(scratch, 'fullchain.pem')
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  spawnSync('openssl', [...request, '-keyout', key, '-out', chain])
  const server = readFileSync(join(folder, 'nginx/vitrine.conf'), 'utf8')
    .replace('server shop:3000', 'server 127.0.0.1:3000')
    .replaceAll('/etc/nginx/certificates', scratch)
    .replaceAll('/var/cache/nginx', scratch)
  writeFileSync(join(scratch, 'vitrine.conf'), server)
  const main = join(scratch, 'nginx.conf')
  const logs = `pid ${scratch}/pid; error_log stderr;`
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((one) => `${one}_temp_path ${scratch}/${one};`)
    .join(' ')
  writeFileSync(main, `${logs} events {} http { access_log off; ${kept} include ${scratch}/vitrine.conf; }`)
  return main
}

const CHECKS: Check[] = [
  { file: 'nginx/vitrine.conf', tool: 'nginx', args: ['-t', '-q', '-c', nginxConfig()] },
  {
    file: 'systemd/vitrine.service',
    tool: 'systemd-analyze',
    args: ['verify', join(folder, 'systemd/vitrine.service')],
    // The checkout lies elsewhere on the machine that runs it.
    ignored: /Command \/srv\/vitrine\/\S+ is not executable/,
  },
  {
    file: 'kubernetes/shop.yaml',
    tool: 'kubernetes-validate',
    args: ['--quiet', join(folder, 'kubernetes/shop.yaml')],
  },
  { file: 'Dockerfile', tool: 'hadolint', args: [join(folder, 'Dockerfile')] },
  {
    file: 'compose.yaml',
    tool: 'docker-compose',
    args: ['-f', join(folder, 'compose.yaml'), 'config', '-q'],
  },
]

let failed = 0
for (const { file, tool, args, ignored } of CHECKS) {
  const env = { ...process.env, DOMAIN: 'shop.example', POSTGRES_PASSWORD: 'checked' }
  const { error, status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', env })
  const complaints = `${stdout ?? ''}${stderr ?? ''}`
    .split('\n')
    .filter((line) => line.trim() !== '' && !ignored?.test(line))
  const isGood = status === 0 || (ignored !== undefined && complaints.length === 0)
  if (error) console.log(`not checked  ${file}: ${tool} is not installed`)
  else if (isGood) console.log(`good         ${file}`)
  else {
    console.log(`bad          ${file}:\n${complaints.join('\n')}`)
    failed += 1
  }
}
rmSync(scratch, { recursive: true })
process.exitCode = failed > 0 ? 1 : 0
