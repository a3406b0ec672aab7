import { buttonClass } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useImageResolver } from '../../primitives/picture/image-provider.ts';
import { preloadPicture, wideScreen } from '../../primitives/picture/preload-picture.ts';

/** One crop of a picture. */
export interface PictureVariant {
  /** Picture as `ImageProvider` resolves it; without a provider, a file name under `/images/`. */
  image: string;
  /** Widths in px that exist, smallest first. */
  widths: number[];
  /** Width of an uploaded picture, and its scaled forms. @default those of `widths` */
  forms?: string;
  /** Width of the file in px. */
  width: number;
  /** Height of the file in px. */
  height: number;
}

export interface HeroProps {
  /** Heading of the page, in one line. */
  title: string;
  /** Sentence below the heading. */
  sentence: string;
  /** Label and URL of the button. */
  action: { label: string; href: string };
  /**
   * Crops for wide screens, with a calm left half behind the text, and for phones, below the text.
   */
  picture: { wide: PictureVariant; phone: PictureVariant };
}

/** The top of the home page: a full-width picture, a heading, a sentence and a button. */
export function Hero({ title, sentence, action, picture }: HeroProps) {
  return (
    <section
      data-slot='hero'
      className='relative flex flex-col bg-paper md:h-[max(24rem,min(50vw,calc(100svh-72px)))] md:min-h-[max-content] md:w-full md:flex-row md:items-center'
    >
      <div className='page relative z-10 pt-8 pb-2 md:py-0 md:pb-[8%]'>
        <div className='max-w-110 md:max-w-[42%]'>
          <h1 className='text-3xl leading-[1.25] lg:text-[3rem]'>{title}</h1>
          <p className='mt-3 md:mt-5 lg:text-lg lg:leading-[1.6]'>{sentence}</p>
          <Link href={action.href} className={`${buttonClass()} mt-5 md:mt-8 lg:min-h-12 lg:px-7`}>
            {action.label}
          </Link>
        </div>
      </div>
      <div className='relative md:absolute md:inset-0'>
        <HeroPicture {...picture} />
        <div className='absolute inset-0 hidden bg-linear-to-r from-paper from-40% to-transparent to-64% md:dark:block' />
        <div className='absolute inset-x-0 top-0 h-[14%] bg-linear-to-b from-paper to-transparent md:hidden' />
      </div>
    </section>
  );
}

const narrowScreen = '(width < 48rem)';

function HeroPicture({ wide, phone }: HeroProps['picture']) {
  const resolve = useImageResolver();
  const wideCrop = resolve(wide.image, wide.widths, wide.forms);
  const phoneCrop = resolve(phone.image, phone.widths, phone.forms);
  preloadPicture(wideCrop, '100vw', wideScreen);
  preloadPicture(phoneCrop, '100vw', narrowScreen);
  // A small picture has no other form than the file itself.
  const wideSources = wideCrop.sources.length > 0 ? wideCrop.sources : [{ srcSet: wideCrop.src }];
  return (
    <picture className='contents'>
      {wideSources.map((source) => (
        <source
          key={source.srcSet}
          media={wideScreen}
          {...source}
          sizes='100vw'
          width={wide.width}
          height={wide.height}
        />
      ))}
      {phoneCrop.sources.map((source) => <source key={source.srcSet} {...source} sizes='100vw' />)}
      <img
        src={phoneCrop.src}
        width={phone.width}
        height={phone.height}
        alt=''
        fetchPriority='high'
        loading='eager'
        decoding='async'
        className='aspect-10/11 w-full object-cover object-bottom md:aspect-auto md:size-full md:object-[50%_90%]'
      />
    </picture>
  );
}
