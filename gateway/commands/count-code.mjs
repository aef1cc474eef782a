// npm run count: how large the code is, without tests, generated files and migrations.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

process.chdir(path.join(import.meta.dirname, '../..'));

const production = /^(web|gateway|schema)\/.*\.(tsx?|css)$/;
const excluded = /\.(test|test-support|bench)\.tsx?$|\/testing\/|^web\/generated\//;
const smallMax = 20;
const largeMin = 300;

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => production.test(file) && !excluded.test(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
const styles = files.filter(({ file }) => file.endsWith('.css'));
const code = files.filter(({ file }) => !file.endsWith('.css'));

const linesOf = (some) => some.reduce((sum, { lines }) => sum + lines, 0).toLocaleString('en');
console.log(`TypeScript: ${linesOf(code)} lines in ${code.length.toLocaleString('en')} files`);
console.log(`CSS: ${linesOf(styles)} lines in ${styles.length} files`);
console.log(
  `Files of at most ${smallMax} lines: ${code.filter(({ lines }) => lines <= smallMax).length}`,
);
for (const { file, lines } of code.filter((one) => one.lines > largeMin)) {
  console.log(`Over ${largeMin} lines: ${file} (${lines})`);
}
