// Builds the browser's and the server's half, and compresses the static files once.
// With "testing": what browser tests and benchmarks load instead, over the browser's half.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

// Whoever asks for it, a test runner too: React has another form for each mode.
process.env.NODE_ENV = 'production';

const compressible = /\.(js|css|svg|json|txt|webmanifest|map)$/;
const directory = process.env.BUILD_DIR ?? 'build';

function compressBelow(root) {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(entry.name) || file.includes('.vite')) {
      continue;
    }
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    );
  }
}

const logLevel = 'warn';
if (process.argv[2] === 'testing') {
  await build({ logLevel, mode: 'testing', build: { ssr: true } });
} else {
  await build({ logLevel });
  await build({ logLevel, build: { ssr: true } });
  await build({ logLevel, mode: 'threads', build: { ssr: true } });
  compressBelow(path.join(directory, 'client'));
}
