/// <reference types="vite/client" />
import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, use } from 'react';
import {
  ChangeLog,
  ComponentAnatomy,
  ComponentHeader,
  ComponentKeys,
  ComponentUse,
} from './guide-sections.tsx';
import type { ComponentGuide } from './component-guide.ts';

const guides = import.meta.glob<ComponentGuide>('../../ui/**/*.guide.json', { import: 'default' });
const found = new Map<string, Promise<ComponentGuide | undefined>>();

/** Documentation page of a component: its guide, its props and its states. */
export default function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { fileName, design } = preparedMeta.parameters;
  const guide = use(findGuide(fileName));
  const source = String(fileName).replace('./', '').replace('.stories.tsx', '.tsx');
  return (
    <>
      <Title>
        {/* A long name breaks between its words on a phone. */}
        {nameOf(preparedMeta.title).split(/(?=[A-Z])/).map((word) => (
          <Fragment key={word}>
            <wbr />
            {word}
          </Fragment>
        ))}
      </Title>
      <Subtitle />
      {guide && <ComponentHeader status={guide.status} source={source} design={design?.url} />}
      <Description of='meta' />
      <Primary />
      {guide && (
        <>
          <Heading>Usage</Heading>
          <ComponentUse guide={guide} />
          <Heading>Anatomy</Heading>
          <ComponentAnatomy guide={guide} />
        </>
      )}
      <Heading>Props</Heading>
      <Controls />
      {guide && (
        <>
          <Heading>Keyboard</Heading>
          <ComponentKeys guide={guide} />
        </>
      )}
      {Object.keys(csfFile.stories).length > 1 && <Stories title='States' includePrimary={false} />}
      {guide && (
        <>
          <Heading>Changes</Heading>
          <ChangeLog guide={guide} />
        </>
      )}
    </>
  );
}

/** Returns the name of a component from the title of its stories, `group/name`. */
const nameOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);

/**
 * Returns the guide beside a file of stories. The promise of a path is always the same one.
 *
 * @param storiesPath path such as `./ui/primitives/button/button.stories.tsx`
 */
function findGuide(storiesPath: string): Promise<ComponentGuide | undefined> {
  const path = `../../${storiesPath.replace('./', '').replace('.stories.tsx', '.guide.json')}`;
  const guide = found.get(path) ?? guides[path]?.() ?? Promise.resolve(undefined);
  found.set(path, guide);
  return guide;
}
