import { setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { basename } from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium } from 'playwright';
import { alike } from './alike.ts';
import { watchLoads } from './loads.ts';
import { countTimers } from './timers.ts';

/** Whether what the browser does is recorded: what failed is run once more so. */
const TRACED = process.env.STORIES_TRACE === '1';

/** The browser of this worker: the module is loaded once, however many files the worker runs. */
let browser;
/** Its page with the Storybook in it, the context of that, and what the page fetches. */
let kept;

/** A worker that did next to nothing for so long is not given another file, ms. Jest ends it by force after 500. */
const IDLE_MS = 100;
let idle;

/** Between two files a worker is busy: with what the one left behind and what the other needs. */
function closeWhenIdle() {
  const before = performance.eventLoopUtilization();
  idle = setTimeout(() => {
    if (performance.eventLoopUtilization(before).utilization < 0.5) void closeBrowser();
    else closeWhenIdle();
  }, IDLE_MS);
}

async function openPage({ launchOptions, contextOptions }) {
  browser ??= await chromium.launch(launchOptions);
  const context = await browser.newContext(contextOptions);
  await context.addInitScript(countTimers);
  const page = await context.newPage();
  // By the worker and not by each file: what listens to the page would keep all files in memory.
  const loads = watchLoads(page);
  await setupPage(page, context);
  return { context, page, loads };
}

async function closeBrowser() {
  const closed = browser;
  browser = kept = undefined;
  await closed?.close();
}

/**
 * The runner's own environment opens a context and loads the Storybook for each file of stories. Here a worker keeps one
 * page for all its files. A story that failed leaves none: nothing may stand on what it broke, and Storybook may load the
 * page anew without what the runner has put there.
 */
export default class KeptPageEnvironment extends TestEnvironment {
  #options;
  #file;
  #hasFailed = false;
  #passed = 0;

  constructor(config, context) {
    super(config, context);
    this.#file = context.testPath;
    this.#options = config.projectConfig.testEnvironmentOptions['jest-playwright'];
  }

  async setup() {
    await super.setup();
    clearTimeout(idle);
    // Playwright keeps where each call to it came from, and Jest maps each of these: an eighth of all that a worker does. What fails
    // in a page has a stack of its own.
    Error.prepareStackTrace = undefined;
    kept ??= await openPage(this.#options);
    if (TRACED) await kept.context.tracing.start({ screenshots: true, snapshots: true });
    Object.assign(this.global, kept, {
      alike,
      browserName: 'chromium',
      // The runner's tests call it where a page has gone away under a story, and set up what it gives themselves.
      jestPlaywright: { resetPage: () => this.#resetPage() },
    });
    // Their tests call it by this name when they have reset a page.
    this.global.__sbSetupPage = setupPage;
  }

  async handleTestEvent({ name, test }) {
    if (name === 'test_fn_success') {
      this.#passed += 1;
      // Passed and not looked at: the runner calls its hooks by other names now, see hooks.ts.
      if (this.global.lookedAt < this.#passed) throw new Error(`${test.name}: nobody looked at it`);
    }
    if (name === 'test_fn_failure') this.#hasFailed = true;
    if (name === 'test_fn_start' && this.#hasFailed) await this.#renewPage();
  }

  async teardown() {
    if (TRACED) await kept.context.tracing.stop({ path: `test-results/traces/${basename(this.#file)}.zip` });
    if (this.#hasFailed) {
      await kept.context.close();
      kept = undefined;
    }
    await super.teardown();
    closeWhenIdle();
  }

  async #renewPage() {
    await kept.context.close();
    kept = await openPage(this.#options);
    Object.assign(this.global, kept);
    this.#hasFailed = false;
  }

  async #resetPage() {
    await kept.page.close();
    kept.page = await kept.context.newPage();
    kept.loads = watchLoads(kept.page);
    Object.assign(this.global, kept);
  }
}
